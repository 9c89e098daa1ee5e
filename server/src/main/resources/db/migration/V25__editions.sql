-- Editions that people keep with their account and pass on by link. Plain SQL that SQLite and PostgreSQL both take.

-- hash: of what is in the box, without whose it is. edition: the file as JSON.
create table editions (
    id         varchar(12)  not null primary key,
    account    varchar(12)  not null references accounts (id),
    game       varchar(64)  not null,
    name       varchar(80)  not null,
    hash       varchar(24)  not null,
    edition    text         not null,
    updated    bigint       not null
);
create index editions_by_account on editions (account);
