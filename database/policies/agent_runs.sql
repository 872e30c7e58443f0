alter table public.agent_runs enable row level security;
alter table public.agent_runs force row level security;
drop policy if exists owner on public.agent_runs;
create policy owner on public.agent_runs to app_owner using (true) with check (true);

drop policy if exists people_read on public.agent_runs;
create policy people_read on public.agent_runs for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.agent_runs to app_user;

drop policy if exists people_insert on public.agent_runs;
create policy people_insert on public.agent_runs for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[]))
  and actor_id = (select app.user_id())
  -- Into a session of the same client only: a foreign key looks past row level security.
  and exists (select 1 from public.agent_sessions s where s.org_id = agent_runs.org_id and s.id = agent_runs.session_id and s.client_id is not distinct from agent_runs.client_id));
grant insert on public.agent_runs to app_user;

drop policy if exists people_update on public.agent_runs;
create policy people_update on public.agent_runs for update to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.agent_runs from app_user;
grant update (status, error, heartbeat_at, finished_at, writer, input_tokens, output_tokens, cost_micros) on public.agent_runs to app_user;
