-- Looking after people: what is said can be phrases alone, somebody can be muted or blocked, and reported with what was said. Plain SQL that
-- SQLite and PostgreSQL both take.

-- talk: free, or phrases where nothing else can be said.
alter table tables add column talk varchar(16) not null default 'free';

-- holder: whose words they are, as in seat_holders; none before this. phrase: one of the house, which every browser says in its language.
alter table chat add column holder varchar(64);
alter table chat add column phrase varchar(32);

-- Whom a holder does not want to hear (muted), or to meet (blocked). One person may have held a seat by several cookies: they have one id.
create table blocks (
    holder     varchar(64) not null,
    other      varchar(64) not null,
    id         varchar(12) not null,
    name       varchar(64) not null,
    account    integer     not null,
    stance     varchar(16) not null,
    since      bigint      not null,
    primary key (holder, other)
);
create index blocks_by_other on blocks (other);

-- What somebody has complained of. about: the holder of the seat. about_table: it stays when the table is let go. settled: when somebody has looked after it.
create table reports (
    id            varchar(12) not null primary key,
    about_table   varchar(12) not null,
    game          varchar(64) not null,
    seat          integer     not null,
    about         varchar(64) not null,
    name          varchar(64) not null,
    account       integer     not null,
    reporter      varchar(64) not null,
    reporter_name varchar(64) not null,
    reason        varchar(16) not null,
    words         text        not null,
    made          bigint      not null,
    settled       bigint
);
create index reports_by_time on reports (made);
create index reports_by_reporter on reports (reporter);

-- What was said last at that table, as it was when it was reported.
create table report_remarks (
    report     varchar(12) not null references reports (id) on delete cascade,
    line       integer     not null,
    seat       integer     not null,
    holder     varchar(64),
    name       varchar(64) not null,
    said       text        not null,
    said_at    bigint      not null,
    primary key (report, line)
);
