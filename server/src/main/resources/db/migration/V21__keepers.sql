-- Looking after the house: what keepers decided about people, what the house says, and what keepers did. Plain SQL that SQLite and
-- PostgreSQL both take.

-- measure: warned, muted or suspended. until: none where it holds until it is lifted. lifted: when that was.
create table measures (
    id         varchar(12) not null primary key,
    holder     varchar(64) not null,
    name       varchar(64) not null,
    account    integer     not null,
    measure    varchar(16) not null,
    reason     text        not null,
    keeper     varchar(64) not null,
    made       bigint      not null,
    until      bigint,
    lifted     bigint
);
create index measures_by_holder on measures (holder);
create index measures_by_time on measures (made);

-- What the house says and allows: announcement, registration.
create table house_settings (
    name       varchar(32) not null primary key,
    said       text        not null
);

-- Who may open an account where that needs an invitation. code: its hash; it is good once.
create table invitations (
    code       varchar(64) not null primary key,
    keeper     varchar(64) not null,
    made       bigint      not null
);

-- Everything a keeper does.
create table keeper_log (
    id         varchar(12) not null primary key,
    at         bigint      not null,
    keeper     varchar(64) not null,
    deed       varchar(32) not null,
    about      varchar(64) not null,
    words      text        not null
);
create index keeper_log_by_time on keeper_log (at);
