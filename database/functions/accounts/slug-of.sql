-- "Crumb & Co." → "crumb-co"; empty when nothing of the name can stand in an address.
create or replace function app.slug_of(p_name text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return left(trim(both '-' from regexp_replace(app.fold(p_name), '[^a-z0-9]+', '-', 'g')), 48);
end $$;
