alter table public.saved_views enable row level security;
alter table public.saved_views force row level security;
create policy owner on public.saved_views to app_owner using (true) with check (true);

create policy people_read on public.saved_views for select to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.saved_views to app_user;

create policy people_insert on public.saved_views for insert to app_user
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant insert (org_id, user_id, scope, name, filter) on public.saved_views to app_user;

create policy people_update on public.saved_views for update to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  )
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant update (filter) on public.saved_views to app_user;

create policy people_delete on public.saved_views for delete to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant delete on public.saved_views to app_user;
