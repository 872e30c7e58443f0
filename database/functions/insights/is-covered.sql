-- Whether a newer value lies within the interval that was measured before.
create or replace function app.is_covered(p_before jsonb, p_newer jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce(
    (p_newer ->> 'value')::numeric between
      (p_before #>> '{measured,low}')::numeric
      and (p_before #>> '{measured,high}')::numeric,
    false
  );
end $$;
