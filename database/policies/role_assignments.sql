alter table public.role_assignments enable row level security;
alter table public.role_assignments force row level security;
create policy owner on public.role_assignments to app_owner using (true) with check (true);

create policy people_read on public.role_assignments for select to app_user
  using (
    org_id = (select app.org_id())
    and ((select app.works_in_organization()) or user_id = (select app.user_id()))
  );
grant select on public.role_assignments to app_user;
