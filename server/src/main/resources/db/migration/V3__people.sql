-- Accounts, ratings and finished games. Guests need none of the first: whoever comes is known by a holder, the hash of a cookie; an account is
-- a holder of its own, to which what a guest held can be moved.

-- name_key: the name as it is compared. passphrase: Argon2id with its salt and costs, or null where there are only passkeys.
-- link_key: what the links of its open seats are made from.
create table accounts (
    id         varchar(12)  not null primary key,
    name       varchar(64)  not null,
    name_key   varchar(64)  not null unique,
    passphrase varchar(255),
    holder     varchar(64)  not null unique,
    link_key   varchar(64)  not null,
    created    bigint       not null
);

-- token: the hash of the cookie of a browser that is signed in.
create table sessions (
    token      varchar(64)  not null primary key,
    id         varchar(12)  not null,
    account    varchar(12)  not null references accounts (id),
    device     varchar(64)  not null,
    created    bigint       not null,
    seen       bigint       not null
);
create index sessions_by_account on sessions (account);

create table passkeys (
    credential text         not null primary key,
    account    varchar(12)  not null references accounts (id),
    public_key text         not null,
    signatures bigint       not null,
    device     varchar(64)  not null,
    created    bigint       not null,
    used       bigint       not null
);
create index passkeys_by_account on passkeys (account);

-- What a browser was asked to sign; each is answered once and soon.
create table passkey_questions (
    id         varchar(64)  not null primary key,
    question   text         not null,
    created    bigint       not null
);

-- Where a guest's table has moved into an account: what the links sent before were made from. The cookie is no key to anything any more.
create table link_keys (
    table_id   varchar(12)  not null primary key references tables (id),
    link_key   varchar(64)  not null
);

-- Tables that anybody may find: in the lobby while a seat is free, among the finished games afterwards.
create table open_tables (
    table_id   varchar(12)  not null primary key references tables (id)
);

-- A finished game. winners: how many have won. resigned: how many have given up.
create table finished_games (
    table_id   varchar(12)  not null primary key references tables (id),
    game       varchar(64)  not null,
    seats      integer      not null,
    winners    integer      not null,
    resigned   integer      not null,
    rated      integer      not null,
    finished   bigint       not null
);
create index finished_games_by_time on finished_games (finished);

-- How each seat came out. place: from 1, whoever gave up behind all others. holder: null for bots and for those who left.
create table results (
    table_id   varchar(12)  not null references finished_games (table_id),
    seat       integer      not null,
    game       varchar(64)  not null,
    holder     varchar(64),
    name       varchar(64)  not null,
    name_key   varchar(64)  not null,
    bot        varchar(64),
    points     integer      not null,
    place      integer      not null,
    won        integer      not null,
    resigned   integer      not null,
    finished   bigint       not null,
    primary key (table_id, seat)
);
create index results_by_holder on results (holder);
create index results_by_name on results (name_key);

create table ratings (
    account    varchar(12)      not null references accounts (id),
    game       varchar(64)      not null,
    mu         double precision not null,
    sigma      double precision not null,
    games      integer          not null,
    primary key (account, game)
);

create table rating_history (
    account    varchar(12)      not null references accounts (id),
    table_id   varchar(12)      not null references finished_games (table_id),
    game       varchar(64)      not null,
    mu         double precision not null,
    sigma      double precision not null,
    rated_at   bigint           not null,
    primary key (account, table_id)
);
