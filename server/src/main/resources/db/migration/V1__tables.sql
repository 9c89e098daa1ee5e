-- Tables, the people around them, and what was played. Plain SQL that SQLite and PostgreSQL both take.
-- Times are milliseconds since 1970 in UTC. Hashes are SHA-256 in hexadecimal; cookies and the secrets of links are never stored themselves.

-- seed: where the luck of the table comes from. Players learn it when the game is over, so whoever can read this column before that can
-- foresee every die: guard the database file (the server makes it readable for its owner alone).
-- status: playing, over, or quarantined with a reason, where the journal could not be played again.
create table tables (
    id         varchar(12) not null primary key,
    game       varchar(64) not null,
    header     text        not null,
    seed       varchar(64) not null,
    hash       varchar(64) not null,
    host       varchar(64) not null,
    status     varchar(16) not null,
    reason     text,
    successor  varchar(12),
    created    bigint      not null,
    updated    bigint      not null
);
create index tables_by_status on tables (status);

create table seats (
    table_id   varchar(12) not null references tables (id),
    seat       integer     not null,
    name       varchar(64) not null,
    kind       varchar(16) not null,
    bot        varchar(64),
    here       integer     not null,
    resigned   integer     not null,
    invite     varchar(64),
    primary key (table_id, seat)
);

create table seat_holders (
    table_id   varchar(12) not null references tables (id),
    seat       integer     not null,
    holder     varchar(64) not null,
    primary key (table_id, seat, holder)
);
create index seat_holders_by_holder on seat_holders (holder);

-- One JSON object a line, as in the journal file: line 0 is the setup. Lines are only ever added.
create table journal (
    table_id   varchar(12) not null references tables (id),
    line       integer     not null,
    entry      text        not null,
    primary key (table_id, line)
);

create table chat (
    table_id   varchar(12) not null references tables (id),
    line       integer     not null,
    seat       integer     not null,
    name       varchar(64) not null,
    said       text        not null,
    said_at    bigint      not null,
    primary key (table_id, line)
);
