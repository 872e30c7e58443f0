alter table public.figure_targets enable row level security;
alter table public.figure_targets force row level security;
create policy owner on public.figure_targets to app_owner using (true) with check (true);

create policy people_read on public.figure_targets for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.figure_targets to app_user;
