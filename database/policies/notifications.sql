alter table public.notifications enable row level security;
alter table public.notifications force row level security;
create policy owner on public.notifications to app_owner using (true) with check (true);

create policy people_read on public.notifications for select to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.notifications to app_user;

create policy people_update on public.notifications for update to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  )
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant update (read_at) on public.notifications to app_user;
