-- Guards what only operators of the platform may do. To everybody else it does not exist.
create or replace function app.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_operator() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
