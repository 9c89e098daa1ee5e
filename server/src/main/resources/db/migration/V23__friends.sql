-- Friends, by consent. Plain SQL that SQLite and PostgreSQL both take.

-- one and two: accounts, the lesser id first. asked: the one who asked. accepted: when the other agreed; none before.
create table friends (
    one        varchar(12) not null references accounts (id),
    two        varchar(12) not null references accounts (id),
    asked      varchar(12) not null,
    since      bigint      not null,
    accepted   bigint,
    primary key (one, two)
);
create index friends_by_two on friends (two);
