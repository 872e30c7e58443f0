-- What the server needs to choose the language model of a run: the organization's own provider with its
-- sealed key, and why no model may be used now. Granted to the server's own role alone.
create or replace function app.ai_of(
  p_org_id uuid,
  p_client_id uuid,
  p_default_cap_cents integer
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own jsonb;
begin
  select jsonb_build_object(
    'provider', p.provider,
    'model', p.model,
    'model_small', p.model_small,
    'embedding_model', p.embedding_model,
    'embedding_price', p.embedding_price,
    'base_url', p.base_url,
    'sealed_key', p.sealed_key,
    'prices', p.prices
  ) into own
  from public.ai_providers p
  where p.org_id = p_org_id;
  return jsonb_build_object(
    'own', own,
    'refusal', app.ai_refusal(p_org_id, p_client_id, own is not null, 0, p_default_cap_cents)
  );
end $$;
grant execute on function app.ai_of to app_auth;
