alter table public.themes enable row level security;
alter table public.themes force row level security;
create policy owner on public.themes to app_owner using (true) with check (true);

-- Everybody sees the look of their organization.
create policy people_read on public.themes for select to app_user
  using (org_id = (select app.org_id()));
grant select on public.themes to app_user;
