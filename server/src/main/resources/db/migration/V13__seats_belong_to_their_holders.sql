-- A taken seat belongs to its holder, a rematch needs everybody's yes, and nobody goes by the name of an account but its owner.

-- freed: how often the seat was taken from a player; such a game is not rated. rematch: 1 once its player wants to play again.
alter table seats add column freed integer not null default 0;
alter table seats add column rematch integer not null default 0;

-- account: 1 where the name is that of an account.
alter table chat add column account integer not null default 0;

-- shape: the hash of what the name looks like; filled in by the server where it is missing.
alter table accounts add column shape varchar(64);
create unique index accounts_by_shape on accounts (shape);

-- Links for another device of a player: the hash of the secret, good once and until then.
create table device_links (
    link       varchar(64) not null primary key,
    table_id   varchar(12) not null references tables (id) on delete cascade,
    holder     varchar(64) not null,
    until      bigint      not null
);

-- From where the players of a running game come: a hash that can be compared at this table alone, and goes when the result is written.
create table seat_origins (
    table_id   varchar(12) not null references tables (id) on delete cascade,
    seat       integer     not null,
    origin     varchar(64) not null,
    primary key (table_id, seat, origin)
);
