alter table public.noticed enable row level security;
alter table public.noticed force row level security;
create policy owner on public.noticed to app_owner using (true) with check (true);

create policy people_read on public.noticed for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.noticed to app_user;
