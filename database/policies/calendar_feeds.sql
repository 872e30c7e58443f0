alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
create policy owner on public.calendar_feeds to app_owner using (true) with check (true);

create policy people_read on public.calendar_feeds for select to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.calendar_feeds to app_user;

create policy people_insert on public.calendar_feeds for insert to app_user
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant insert (org_id, user_id) on public.calendar_feeds to app_user;

create policy people_update on public.calendar_feeds for update to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  )
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant update (secret) on public.calendar_feeds to app_user;
