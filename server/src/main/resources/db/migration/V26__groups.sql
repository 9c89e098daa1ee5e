-- Groups of players: who belongs to them, their tables, their tournaments and what they say of themselves. Plain SQL that SQLite and
-- PostgreSQL both take.

-- listed: whether strangers find it. link: which of the links there were lets people in, from 1; none where it is not above 0. defaults: how a table is set, as JSON.
-- noted: when the notes were last changed.
create table player_groups (
    id         varchar(12)  not null primary key,
    name       varchar(64)  not null,
    about      varchar(400) not null,
    listed     integer      not null,
    link       integer      not null,
    defaults   text,
    notes      text         not null,
    noted      bigint       not null,
    created    bigint       not null
);

-- role: owner (one), keeper or member; asks, who wants to come in; barred, who may not.
create table group_people (
    group_id   varchar(12)  not null references player_groups (id) on delete cascade,
    account    varchar(12)  not null references accounts (id) on delete cascade,
    role       varchar(16)  not null,
    since      bigint       not null,
    primary key (group_id, account)
);
create index group_people_by_account on group_people (account);

-- Tables that members find.
create table group_tables (
    table_id   varchar(12)  not null primary key references tables (id),
    group_id   varchar(12)  not null references player_groups (id) on delete cascade
);
create index group_tables_by_group on group_tables (group_id);

-- group_id: whose members take part and look on; none where anybody may.
alter table tournaments add column group_id varchar(12);
create index tournaments_by_group on tournaments (group_id);
