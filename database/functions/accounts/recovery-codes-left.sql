create or replace function app.recovery_codes_left(p_user_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*)::integer
    from auth.recovery_code
    where user_id = p_user_id
      and used_at is null
  );
end $$;
grant execute on function app.recovery_codes_left to app_auth;
