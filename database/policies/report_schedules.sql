alter table public.report_schedules enable row level security;
alter table public.report_schedules force row level security;
create policy owner on public.report_schedules to app_owner using (true) with check (true);

create policy people_read on public.report_schedules for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.report_schedules to app_user;
