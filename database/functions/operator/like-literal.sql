-- What somebody typed, as a literal inside a LIKE pattern.
create or replace function app.like_literal(p_text text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_');
end $$;
grant execute on function app.like_literal to app_user;
