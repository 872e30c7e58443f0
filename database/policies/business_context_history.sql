alter table public.business_context_history enable row level security;
alter table public.business_context_history force row level security;
drop policy if exists owner on public.business_context_history;
create policy owner on public.business_context_history to app_owner using (true) with check (true);

drop policy if exists people_read on public.business_context_history;
create policy people_read on public.business_context_history for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.business_context_history to app_user;

drop policy if exists people_insert on public.business_context_history;
create policy people_insert on public.business_context_history for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[]))
  -- Into a session of the same client only: a foreign key looks past row level security.
  and (session_id is null or exists (select 1 from public.agent_sessions s where s.org_id = business_context_history.org_id and s.id = business_context_history.session_id and s.client_id is not distinct from business_context_history.client_id)));
grant insert on public.business_context_history to app_user;

drop policy if exists people_update on public.business_context_history;
create policy people_update on public.business_context_history for update to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('insights.manage')) or client_id = any ((select app.clients_where_may('insights.manage'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('insights.manage')) or client_id = any ((select app.clients_where_may('insights.manage'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.business_context_history from app_user;
grant update (extracted_context, status, decided_by, decided_at) on public.business_context_history to app_user;
