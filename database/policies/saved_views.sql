alter table public.saved_views enable row level security;
alter table public.saved_views force row level security;
drop policy if exists owner on public.saved_views;
create policy owner on public.saved_views to app_owner using (true) with check (true);

drop policy if exists people_read on public.saved_views;
create policy people_read on public.saved_views for select to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()));
grant select on public.saved_views to app_user;

drop policy if exists people_insert on public.saved_views;
create policy people_insert on public.saved_views for insert to app_user
  with check (org_id = (select app.org_id()) and user_id = (select app.user_id()));
grant insert on public.saved_views to app_user;

drop policy if exists people_update on public.saved_views;
create policy people_update on public.saved_views for update to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()))
  with check (org_id = (select app.org_id()) and user_id = (select app.user_id()));
revoke update on public.saved_views from app_user;
grant update (filter) on public.saved_views to app_user;

drop policy if exists people_delete on public.saved_views;
create policy people_delete on public.saved_views for delete to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()));
grant delete on public.saved_views to app_user;
