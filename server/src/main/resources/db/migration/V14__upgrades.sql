-- An upgrade strands nobody: where running games stand, what they were under older rules, and finished games step by step. Plain SQL that
-- SQLite and PostgreSQL both take.

-- Where a running game stood after so many lines of the journal that belongs to this hash. position: the referee's view, packed. It holds
-- every secret of the table, as the seed does.
create table positions (
    table_id   varchar(32) not null primary key references tables (id) on delete cascade,
    hash       varchar(64) not null,
    line       integer     not null,
    rules      integer     not null,
    position   text        not null
);

-- A game that went on under newer rules: its journal begins anew with the line `first`. header, seed, hash, rules: what they were before.
-- lost: how many decisions did not fit the newer rules.
create table continued (
    table_id   varchar(32) not null references tables (id) on delete cascade,
    first      integer     not null,
    header     text        not null,
    seed       varchar(64) not null,
    hash       varchar(64) not null,
    rules      integer     not null,
    lost       integer     not null,
    went_on    bigint      not null,
    primary key (table_id, first)
);

-- A finished game that can be watched whatever the rules become. told: its terms, result and draws. steps: how many the replay has; 0
-- where it was too large to be kept.
create table kept_games (
    table_id   varchar(32) not null primary key references tables (id) on delete cascade,
    steps      integer     not null,
    told       text        not null
);

-- Some steps in a row, packed, as one viewer may see them now that the game is over: -2 everything, -1 a spectator, else a seat.
create table kept_steps (
    table_id   varchar(32) not null references tables (id) on delete cascade,
    viewer     integer     not null,
    first      integer     not null,
    steps      text        not null,
    primary key (table_id, viewer, first)
);
