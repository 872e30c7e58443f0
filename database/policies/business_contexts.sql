alter table public.business_contexts enable row level security;
alter table public.business_contexts force row level security;
drop policy if exists owner on public.business_contexts;
create policy owner on public.business_contexts to app_owner using (true) with check (true);

drop policy if exists people_read on public.business_contexts;
create policy people_read on public.business_contexts for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.business_contexts to app_user;

drop policy if exists people_insert on public.business_contexts;
create policy people_insert on public.business_contexts for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('profile.manage')) or client_id = any ((select app.clients_where_may('profile.manage'))::uuid[])));
grant insert on public.business_contexts to app_user;

drop policy if exists people_update on public.business_contexts;
create policy people_update on public.business_contexts for update to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('profile.manage')) or client_id = any ((select app.clients_where_may('profile.manage'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('profile.manage')) or client_id = any ((select app.clients_where_may('profile.manage'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.business_contexts from app_user;
grant update (company_name, industry, company_size, description, updated_by, updated_at) on public.business_contexts to app_user;
