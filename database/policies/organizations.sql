alter table public.organizations enable row level security;
alter table public.organizations force row level security;
create policy owner on public.organizations to app_owner using (true) with check (true);

create policy people_read on public.organizations for select to app_user
  using (id = (select app.org_id()));
grant select on public.organizations to app_user;
