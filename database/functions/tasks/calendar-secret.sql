-- The secret part of the caller's calendar address, made when first asked for; p_anew: another one, so that
-- the address given out before leads nowhere.
create or replace function app.calendar_secret(p_anew boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  mine text;
begin
  insert into public.calendar_feeds as f (org_id, user_id)
  values (app.org_id(), app.user_id())
  on conflict (org_id, user_id) do update
  set secret = case when p_anew then gen_random_uuid() else f.secret end
  returning f.org_id || '/' || f.secret into mine;
  return mine;
end $$;
grant execute on function app.calendar_secret to app_user;
