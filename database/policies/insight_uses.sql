alter table public.insight_uses enable row level security;
alter table public.insight_uses force row level security;
drop policy if exists owner on public.insight_uses;
create policy owner on public.insight_uses to app_owner using (true) with check (true);

drop policy if exists people_read on public.insight_uses;
create policy people_read on public.insight_uses for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.insight_uses to app_user;

drop policy if exists people_insert on public.insight_uses;
create policy people_insert on public.insight_uses for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[]))
  and ((select app.may('agents.use')) or client_id = any ((select app.clients_where_may('agents.use'))::uuid[])));
grant insert on public.insight_uses to app_user;
