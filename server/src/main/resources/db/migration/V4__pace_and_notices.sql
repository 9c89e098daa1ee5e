-- How fast tables go, and how people who are not at the table are told that something waits for them. Plain SQL that SQLite and PostgreSQL both take.

-- pace: as agreed when the table was opened, JSON; none where there is no clock. pacing: clocks, standing orders and the like as they stand, JSON, written with each move.
alter table tables add column pace text;
alter table tables add column pacing text;

-- written: when, in milliseconds since 1970. actor: person, order, forced, stand_in or bot.
alter table journal add column written bigint;
alter table journal add column actor varchar(16);

-- What this house made for itself at its first start, such as the keys it signs Web Push with. Whoever has them can send in its name.
create table house_keys (
    name       varchar(32) not null primary key,
    text       text        not null
);

-- holder: as in seat_holders. quiet: JSON. confirmed: 1 once the link sent to the mail address was opened.
create table wishes (
    holder     varchar(64) not null primary key,
    language   varchar(8)  not null,
    origin     varchar(300) not null,
    webhook    text,
    mail       varchar(200),
    confirmed  integer     not null,
    quiet      text
);

create table mail_questions (
    token      varchar(64) not null primary key,
    holder     varchar(64) not null,
    mail       varchar(200) not null,
    asked      bigint      not null
);
create index mail_questions_by_mail on mail_questions (mail);

-- Browsers that take Web Push, by the hash of their endpoint.
create table devices (
    hash       varchar(64) not null primary key,
    holder     varchar(64) not null,
    endpoint   text        not null,
    p256dh     varchar(120) not null,
    auth       varchar(40) not null,
    added      bigint      not null
);
create index devices_by_holder on devices (holder);

-- Notices on their way. table_id is empty where it is about none.
create table notices (
    id         varchar(64) not null primary key,
    holder     varchar(64) not null,
    channel    varchar(16) not null,
    target     text        not null,
    kind       varchar(16) not null,
    table_id   varchar(12) not null,
    seat       integer     not null,
    tries      integer     not null
);
