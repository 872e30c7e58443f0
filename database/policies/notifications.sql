alter table public.notifications enable row level security;
alter table public.notifications force row level security;
drop policy if exists owner on public.notifications;
create policy owner on public.notifications to app_owner using (true) with check (true);

drop policy if exists people_read on public.notifications;
create policy people_read on public.notifications for select to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()));
grant select on public.notifications to app_user;

drop policy if exists people_update on public.notifications;
create policy people_update on public.notifications for update to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()))
  with check (org_id = (select app.org_id()) and user_id = (select app.user_id()));
revoke update on public.notifications from app_user;
grant update (read_at) on public.notifications to app_user;
