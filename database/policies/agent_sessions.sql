alter table public.agent_sessions enable row level security;
alter table public.agent_sessions force row level security;
drop policy if exists owner on public.agent_sessions;
create policy owner on public.agent_sessions to app_owner using (true) with check (true);

drop policy if exists people_read on public.agent_sessions;
create policy people_read on public.agent_sessions for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.agent_sessions to app_user;

drop policy if exists people_insert on public.agent_sessions;
create policy people_insert on public.agent_sessions for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[]))
  and created_by = (select app.user_id())
  and (campaign_id is null or exists (select 1 from public.campaigns c where c.org_id = agent_sessions.org_id and c.id = agent_sessions.campaign_id and c.client_id is not distinct from agent_sessions.client_id)));
grant insert on public.agent_sessions to app_user;

drop policy if exists people_update on public.agent_sessions;
create policy people_update on public.agent_sessions for update to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.agent_sessions from app_user;
grant update (title, tool, mode, head_message_id, last_seq, updated_at, deleted_at) on public.agent_sessions to app_user;
