alter table public.agent_messages enable row level security;
alter table public.agent_messages force row level security;
drop policy if exists owner on public.agent_messages;
create policy owner on public.agent_messages to app_owner using (true) with check (true);

drop policy if exists people_read on public.agent_messages;
create policy people_read on public.agent_messages for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.agent_messages to app_user;

drop policy if exists people_insert on public.agent_messages;
create policy people_insert on public.agent_messages for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[]))
  -- Into a session of the same client only: a foreign key looks past row level security.
  and exists (select 1 from public.agent_sessions s where s.org_id = agent_messages.org_id and s.id = agent_messages.session_id and s.client_id is not distinct from agent_messages.client_id));
grant insert on public.agent_messages to app_user;
