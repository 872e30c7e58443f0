alter table public.clients enable row level security;
alter table public.clients force row level security;
drop policy if exists owner on public.clients;
create policy owner on public.clients to app_owner using (true) with check (true);

drop policy if exists people_read on public.clients;
create policy people_read on public.clients for select to app_user
  using (org_id = (select app.org_id()) and ((select app.sees_organization()) or id = any ((select app.visible_client_ids())::uuid[])));
grant select on public.clients to app_user;
