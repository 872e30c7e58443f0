-- A message's parent stands in the same session: a foreign key by id alone let a thread reach into another client's.
alter table public.agent_messages add unique (org_id, session_id, id);
alter table public.agent_messages drop constraint agent_messages_org_id_parent_id_fkey;
drop index public.agent_messages_parent;
create index agent_messages_parent on public.agent_messages (org_id, session_id, parent_id);
alter table public.agent_messages add foreign key (org_id, session_id, parent_id) references public.agent_messages (org_id, session_id, id) on delete cascade;
