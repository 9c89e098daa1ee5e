-- Tournaments: who takes part, who meets whom, and how it came out. Plain SQL that SQLite and PostgreSQL both take.

-- host: the account that runs it. least: with fewer at a table the game cannot be played. ends: of an arena. lot: what orders those who stand
-- level. round: the last that was paired, from 1; 0 before it begins. made: when that was.
create table tournaments (
    id         varchar(12)  not null primary key,
    name       varchar(64)  not null,
    game       varchar(64)  not null,
    kind       varchar(16)  not null,
    host       varchar(12)  not null,
    host_name  varchar(64)  not null,
    seats      integer      not null,
    least      integer      not null,
    rounds     integer      not null,
    minutes    integer      not null,
    options    text         not null,
    pace       text         not null,
    programs   integer      not null,
    state      varchar(16)  not null,
    round      integer      not null,
    made       bigint       not null,
    begins     bigint,
    ends       bigint,
    lot        bigint       not null,
    created    bigint       not null
);
create index tournaments_by_state on tournaments (state);
create index tournaments_by_host on tournaments (host);

-- account: none once they have left the house. since: the first round they play in, from 1. gone: the first they do not.
create table entrants (
    tournament varchar(12)  not null references tournaments (id) on delete cascade,
    number     integer      not null,
    account    varchar(12),
    name       varchar(64)  not null,
    program    integer      not null,
    strength   integer      not null,
    since      integer      not null,
    gone       integer,
    primary key (tournament, number)
);
create unique index entrants_by_account on entrants (tournament, account);

-- One table of a round. The name of the table is chosen before it is opened, so that it is opened once, whatever happens;
-- it stays here when the table is let go.
create table pairings (
    tournament varchar(12)  not null references tournaments (id) on delete cascade,
    round      integer      not null,
    number     integer      not null,
    game_table varchar(12)  not null unique,
    made       bigint       not null,
    settled    integer      not null,
    primary key (tournament, round, number)
);

create table pairing_seats (
    tournament varchar(12)  not null,
    round      integer      not null,
    number     integer      not null,
    seat       integer      not null,
    entrant    integer      not null,
    place      integer,
    primary key (tournament, round, number, seat)
);

create table pairing_byes (
    tournament varchar(12)  not null references tournaments (id) on delete cascade,
    round      integer      not null,
    entrant    integer      not null,
    primary key (tournament, round, entrant)
);
