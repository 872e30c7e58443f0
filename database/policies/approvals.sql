alter table public.approvals enable row level security;
alter table public.approvals force row level security;
drop policy if exists owner on public.approvals;
create policy owner on public.approvals to app_owner using (true) with check (true);

-- Both sides read them; asked and answered through functions alone.
drop policy if exists people_read on public.approvals;
create policy people_read on public.approvals for select to app_user
  using (org_id = (select app.org_id()) and ((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[])));
grant select on public.approvals to app_user;
