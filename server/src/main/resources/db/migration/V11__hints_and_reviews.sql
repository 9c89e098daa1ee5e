-- Hints during a game, and what a look back at it found.

-- The tables at which players may ask for a hint.
create table hinted (
    table_id   varchar(12) not null primary key references tables (id)
);

-- One judged step a row, as JSON; step 0 is the setup. A review is done when it has as many steps as there are decisions that stand.
create table review_steps (
    table_id   varchar(12) not null references tables (id),
    step       integer     not null,
    judged     text        not null,
    primary key (table_id, step)
);
