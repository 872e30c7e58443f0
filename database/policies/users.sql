alter table public.users enable row level security;
alter table public.users force row level security;
create policy owner on public.users to app_owner using (true) with check (true);

create policy people_read on public.users for select to app_user
  using (
    org_id = (select app.org_id())
    and ((select app.works_in_organization()) or id = (select app.user_id()))
  );
grant select on public.users to app_user;
