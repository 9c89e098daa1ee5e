-- Programs as players, and challenges to somebody with an account. Plain SQL that SQLite and PostgreSQL both take.

-- program: 1 once it is a bot account. There is no way back.
alter table accounts add column program integer not null default 0;

-- token: its hash. seen: when its program was last connected.
create table program_tokens (
    token      varchar(64) not null primary key,
    account    varchar(12) not null unique references accounts (id),
    created    bigint      not null,
    seen       bigint      not null
);

-- An invitation to a free seat of a table. holder: of the account that is asked. asker: the holder who asks.
create table challenges (
    id         varchar(12) not null primary key,
    table_id   varchar(12) not null references tables (id) on delete cascade,
    holder     varchar(64) not null,
    asker      varchar(64) not null,
    name       varchar(64) not null,
    account    integer     not null,
    made       bigint      not null,
    unique (table_id, holder)
);
create index challenges_by_holder on challenges (holder);
create index challenges_by_asker on challenges (asker);
