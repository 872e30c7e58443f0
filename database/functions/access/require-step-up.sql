-- Guards what is sensitive: who has a second factor must have passed it within the last p_minutes. Others
-- pass.
create or replace function app.require_step_up(p_minutes integer default 10) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select 1
    from auth."user" u
    where u.id = app.user_id()
      and u.second_factor
  )
    and not exists (
      select 1
      from auth.session s
      where s.id = app.session_id()
        and s."userId" = app.user_id()
        and s.aal2_at > now() - make_interval(mins => p_minutes)
    )
  then
    raise exception 'STEP_UP_REQUIRED' using errcode = 'SX4SU';
  end if;
end $$;
grant execute on function app.require_step_up to app_auth, app_user;
