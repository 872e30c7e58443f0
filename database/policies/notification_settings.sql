alter table public.notification_settings enable row level security;
alter table public.notification_settings force row level security;
create policy owner on public.notification_settings to app_owner using (true) with check (true);

create policy people_own on public.notification_settings to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  )
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.notification_settings to app_user;
grant insert (
  org_id,
  user_id,
  event,
  in_app,
  mail,
  digest
) on public.notification_settings to app_user;
grant update (in_app, mail, digest) on public.notification_settings to app_user;
