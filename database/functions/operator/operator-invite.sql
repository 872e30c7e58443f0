create or replace function app.operator_invite(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  perform app.whitelist(p_email, 'invited');
  return (
    select to_jsonb(e)
    from app.invitation_entries() e
    where e.email = lower(trim(p_email))
  );
end $$;
grant execute on function app.operator_invite to app_user;
