alter table public.agent_outputs enable row level security;
alter table public.agent_outputs force row level security;
drop policy if exists owner on public.agent_outputs;
create policy owner on public.agent_outputs to app_owner using (true) with check (true);

drop policy if exists people_read on public.agent_outputs;
create policy people_read on public.agent_outputs for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.agent_outputs to app_user;

-- What was shared is read by everybody in whose reach the client is.
drop policy if exists shared_read on public.agent_outputs;
create policy shared_read on public.agent_outputs for select to app_user
  using (org_id = (select app.org_id()) and shared_at is not null and deleted_at is null and ((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[])));

drop policy if exists people_insert on public.agent_outputs;
create policy people_insert on public.agent_outputs for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[]))
  -- Into a session of the same client only: a foreign key looks past row level security.
  and (session_id is null or exists (select 1 from public.agent_sessions s where s.org_id = agent_outputs.org_id and s.id = agent_outputs.session_id and s.client_id is not distinct from agent_outputs.client_id)));
grant insert on public.agent_outputs to app_user;

drop policy if exists people_update on public.agent_outputs;
create policy people_update on public.agent_outputs for update to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('outputs.manage')) or client_id = any ((select app.clients_where_may('outputs.manage'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('outputs.manage')) or client_id = any ((select app.clients_where_may('outputs.manage'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.agent_outputs from app_user;
grant update (title, summary, content, earlier_claims, version, updated_at, saved_at, deleted_at) on public.agent_outputs to app_user;
