-- Several servers on one database, and errands that one of them runs when their time has come.

-- keeper: the server whose bots play at the table.
alter table tables add column keeper varchar(16);
create index tables_by_keeper on tables (keeper);

-- The servers that run now. beat: when each last said so.
create table servers (
    id         varchar(16) not null primary key,
    beat       bigint      not null
);

-- Laid out as the library db-scheduler wants it, but with times as everywhere here: milliseconds since 1970 in UTC.
create table scheduled_tasks (
    task_name            varchar(100) not null,
    task_instance        varchar(100) not null,
    task_data            text,
    execution_time       bigint       not null,
    picked               boolean      not null,
    picked_by            varchar(50),
    last_success         bigint,
    last_failure         bigint,
    consecutive_failures integer,
    last_heartbeat       bigint,
    version              bigint       not null,
    priority             integer,
    primary key (task_name, task_instance)
);
create index scheduled_tasks_by_time on scheduled_tasks (execution_time);
create index scheduled_tasks_by_heartbeat on scheduled_tasks (last_heartbeat);
