-- As app.enter, for /api/v1/me alone: a session that still lacks its second factor enters too, with no
-- organization, so it sees nothing but the answer to "who am I and what is missing".
create or replace function app.enter_to_ask_who(p_token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who record;
begin
  select u.id, u.org_id, u.second_factor and s.aal <> 'aal2' as factor_missing, s.id as session_id
  into who
  from auth.session s
  join auth."user" u on u.id = s."userId"
  where s.token = p_token
    and s."expiresAt" > now();
  if not found then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  perform app.assume(
    who.id,
    case when who.factor_missing then null else who.org_id end,
    who.session_id
  );
  return who.id;
end $$;
grant execute on function app.enter_to_ask_who to app_auth;
