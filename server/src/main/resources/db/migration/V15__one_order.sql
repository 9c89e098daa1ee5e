-- Remarks and decisions of a table have one order on all servers: after how many lines of the journal something was said.
alter table chat add column after_line integer not null default 0;
