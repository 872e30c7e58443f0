-- Sets the organization's own provider. p_sealed_key null: the key stays, which it does only for the same
-- provider at the same address, so that nobody sends a key they do not know somewhere else.
create or replace function app.set_ai_provider(
  p_fields jsonb,
  p_sealed_key text,
  p_key_last_four text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before public.ai_providers;
  key text := p_sealed_key;
  last_four text := p_key_last_four;
begin
  perform app.require_ability('organization.manage');
  perform app.require_step_up();
  select * into before
  from public.ai_providers p
  where p.org_id = app.org_id()
  for update;
  if key is null
    and before.provider = p_fields ->> 'provider'
    and before.base_url is not distinct from p_fields ->> 'base_url'
  then
    key := before.sealed_key;
    last_four := before.key_last_four;
  end if;
  if key is null and p_fields ->> 'provider' <> 'openai-compatible' then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  insert into public.ai_providers (
    org_id,
    provider,
    model,
    model_small,
    embedding_model,
    embedding_price,
    base_url,
    sealed_key,
    key_last_four,
    prices,
    set_by
  )
  values (
    app.org_id(),
    p_fields ->> 'provider',
    p_fields ->> 'model',
    p_fields ->> 'model_small',
    p_fields ->> 'embedding_model',
    (p_fields ->> 'embedding_price')::numeric,
    p_fields ->> 'base_url',
    key,
    last_four,
    nullif(p_fields -> 'prices', 'null'),
    app.user_id()
  )
  on conflict (org_id) do update
  set
    provider = excluded.provider,
    model = excluded.model,
    model_small = excluded.model_small,
    embedding_model = excluded.embedding_model,
    embedding_price = excluded.embedding_price,
    base_url = excluded.base_url,
    sealed_key = excluded.sealed_key,
    key_last_four = excluded.key_last_four,
    prices = excluded.prices,
    set_by = excluded.set_by,
    set_at = now();
  perform app.resume_embedding();
  perform app.note_ai(
    'ai.provider_set',
    'ai_providers',
    jsonb_build_object(
      'provider', p_fields -> 'provider',
      'model', p_fields -> 'model',
      'key_changed', p_sealed_key is not null
    )
  );
end $$;
grant execute on function app.set_ai_provider to app_user;
