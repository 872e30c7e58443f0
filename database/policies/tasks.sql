alter table public.tasks enable row level security;
alter table public.tasks force row level security;
create policy owner on public.tasks to app_owner using (true) with check (true);

create policy people_read on public.tasks for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.tasks to app_user;

create policy people_update on public.tasks for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(outputs.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(outputs.manage)
  );
-- What a task is comes from its deliverable alone.
grant update (status, due, due_by_hand, decided_by, decided_at, updated_at) on public.tasks to app_user;
